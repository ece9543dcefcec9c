/** Frames of pages: a list beside what is opened from it, and the places of a reader by width. */
export { OnNarrow, OnWide } from './by-width.tsx'
export { ListRow } from './list-row.tsx'
export { Pane } from './pane.tsx'
export { SearchRow } from './search-row.tsx'
export { Workspace } from './workspace.tsx'
