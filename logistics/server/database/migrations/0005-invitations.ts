import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text } = column

/** Mailed invitations to accounts. */
export const invitations = tablesMade({
  logistics_invitation: {
    columns: {
      ...{ id: key, application: text, account: of('logistics_account'), email: text, secret_sha: text },
      ...{ invited_by: text, companies: text, sent_at: text, valid_until: text },
      ...{ used_at: maybe(text), withdrawn_at: maybe(text) },
    },
    unique: [['secret_sha']],
    indexes: [['account', 'application'], ['email']],
  },
})
