let hasBegun = false;

/**
 * Whether the page is being left for the sign-in page. Until that is shown, the server refuses what the page requests,
 * and a second navigation might end the first.
 */
export const leaving = {
  get hasBegun() {
    return hasBegun;
  },
  begin() {
    hasBegun = true;
    // Going back may restore the page from the browser's cache.
    window.addEventListener('pageshow', leaving.stop, { once: true });
  },
  stop() {
    hasBegun = false;
  },
};
