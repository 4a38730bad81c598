/** The browser's back button closes what is open (a sheet or a drawer) before it leaves the page. */

/** @type {(() => void)[]} closes what is open, the newest last */
const open = [];
/** how many of the next `popstate` events we have caused ourselves */
let own = 0;

addEventListener("popstate", () => {
  if (own > 0) own--;
  else open.pop()?.();
});

/**
 * Let the back button close something.
 * @param {Element} element
 * @param {string} attribute the attribute that shows whether it is open
 * @param {() => boolean} isOpen
 * @param {() => void} close
 */
export function closeOnBack(element, attribute, isOpen, close) {
  const check = () => {
    const at = open.indexOf(close);
    if (isOpen() && at < 0) {
      open.push(close);
      history.pushState(history.state, "");
    } else if (!isOpen() && at >= 0) {
      // It was closed in another way. The entry of the browser's history that stood for it must go too.
      open.splice(at, 1);
      const { href } = location;
      own++;
      addEventListener("popstate", () => history.replaceState(history.state, "", href), { once: true });
      history.back();
    }
  };
  new MutationObserver(check).observe(element, { attributeFilter: [attribute] });
}
