import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

/** Issued documents. */
export const documents = tablesMade({
  manuredelivery_document: {
    columns: {
      ...{ id: key, kind: text, number: text, edition: whole, replaces: maybe(text), replaced_by: maybe(text) },
      ...{ is_void: whole, of_kind: text, of_id: text, company: text, account: text, language: text, content: text },
      ...{ sha256: text, file: maybe(text), letter: text, issued_at: text, issued_by: text },
    },
    unique: [['kind', 'number', 'edition']],
    indexes: [['of_id'], ['account', 'issued_at'], ['company', 'issued_at']],
  },
  manuredelivery_document_file: {
    columns: { document: of('manuredelivery_document'), language: text, file: text },
    primary: ['document', 'language'],
  },
})
