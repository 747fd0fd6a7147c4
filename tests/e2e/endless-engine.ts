/** In the place of pdf-renderer/: takes the processor and never gives it back. */
export default {
  fetch(): Response {
    for (;;);
  },
};
