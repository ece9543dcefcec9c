/** The draft that a visitor left behind: it ends with its day, wherever the visitor comes back to. */
export { keptDraft } from './kept-draft.ts'
