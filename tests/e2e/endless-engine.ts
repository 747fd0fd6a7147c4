/** In the place of page-drawer/: takes the processor and never gives it back. */
export default {
  fetch(): Response {
    for (;;);
  },
};
