/** The one search of an application in the browser: it gives its call and how its hits are shown. It knows no application. */
export { SearchBox } from './search-box.tsx'
export type { Hit } from './use-search.ts'
export { useSettled } from './use-settled.ts'
