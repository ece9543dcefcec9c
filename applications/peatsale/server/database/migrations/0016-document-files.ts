import { column, tablesMade } from '@workspace/portal/server'

const { of, text } = column

/** A paper in another language than it was issued in, once somebody has asked for it. */
export const documentFiles = tablesMade({
  peatsale_document_file: {
    columns: { document: of('peatsale_document'), language: text, file: text },
    primary: ['document', 'language'],
  },
})
