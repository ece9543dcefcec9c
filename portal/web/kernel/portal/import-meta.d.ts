/** What the build says of itself; of Vite's own types no more is needed. */
interface ImportMeta {
  readonly env: {
    /** Whether this is drawn into the page while it is built, or a test, and there is no document. */
    readonly SSR: boolean
  }
}
