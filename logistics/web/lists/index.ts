/** Lists that are found, sorted and paged. They know no application. */
export { FindRow } from './find-row.tsx'
export type { FoundTableProps } from './found-table.tsx'
export { FoundTable } from './found-table.tsx'
export type { NoRowsProps } from './no-rows.tsx'
export { NoRows } from './no-rows.tsx'
export { PressedRows } from './pressed-rows.tsx'
