/** The table of VAT rates on a page of an application, and names of tax classes. */
export { useTaxClass } from './tax-class.ts'
export { VatTable, type VatTableProps } from './vat-table.tsx'
