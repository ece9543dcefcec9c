/** What is done to people from the list: at once where it can be taken back, else after a question. */
import { useMemo, useRef, useState } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import type { BulkAction } from '../../../../contract/users/bulk.ts'
import { bulkUsers } from '../../../../contract/users/bulk.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import type { BulkAnswer, BulkWish } from '../bulk/bulk-moment.ts'
import { asksFirst, plainAction } from '../bulk/bulk-moment.ts'
import { patience } from '../bulk/send-bulk.ts'
import { useActsOnPeople } from '../bulk/use-acts-on-people.ts'
import { refreshUserLists } from './use-user-pages.ts'

export interface ListActs {
  /** What the dialog is about: a choice or a question that comes first. */
  readonly asked: BulkWish | undefined
  readonly begin: (wish: BulkWish) => void
  /** What had to be chosen first has been. */
  readonly choose: (action: BulkAction) => void
  readonly close: () => void
  /** The dialog has changed people. */
  readonly changed: () => void
  readonly verifyOne: (user: ListedUser) => void
  readonly failure: Refused | Failed | undefined
  /** Of the last act, with people to whom it could not be done. */
  readonly incomplete: BulkAnswer | undefined
}

/** `clear` unticks everybody (ADMIN-USERS-21). */
export function useListActs(clear: () => void): ListActs {
  const [asked, setAsked] = useState<BulkWish>()
  const [incomplete, setIncomplete] = useState<BulkAnswer>()
  const underWay = useRef(new Set<string>())
  const { actOnMany, actOnOne, failure, clearFailure } = useActsOnPeople(() => void refreshUserLists())

  async function act(action: BulkAction, wish: BulkWish) {
    setAsked(undefined)
    setIncomplete(undefined)
    const sent = await actOnMany(action, wish.people)
    if ('answered' in sent) {
      keepFocus(wish)
      clear()
      if (sent.answered.refused > 0) setIncomplete(sent.answered)
    } else if ('refused' in sent && sent.refused === 'forbidden' && (await isPartlyRefused(action, wish)))
      setAsked(wish)
  }

  function begin(wish: BulkWish) {
    const action = plainAction(wish.act)
    if (action === undefined || asksFirst(wish.act, wish.count)) setAsked(wish)
    else void act(action, wish)
  }

  async function verifyOne(user: ListedUser) {
    // A second press on the same row is the same request.
    if (underWay.current.has(user._id)) return
    underWay.current.add(user._id)
    const sent = await actOnOne('verify', { _id: user._id, name: fullName(user) })
    underWay.current.delete(user._id)
    if ('answered' in sent) focusRow(user._id)
  }

  // Rows are drawn again only when what they are given changes.
  const latest = useRef(verifyOne)
  latest.current = verifyOne
  const verify = useMemo(() => (user: ListedUser) => void latest.current(user), [])
  return {
    asked,
    begin,
    choose: (action) => asked && void act(action, asked),
    close: () => setAsked(undefined),
    changed: () => {
      clear()
      clearFailure()
      void refreshUserLists()
    },
    verifyOne: verify,
    failure,
    incomplete,
  }
}

/** ADMIN-USERS-23: all or none, so the dialog says who stands in the way, and offers to leave them out. */
async function isPartlyRefused(action: BulkAction, { people }: BulkWish): Promise<boolean> {
  const preview = await ask(bulkUsers, { preview: true, action, people }, patience)
  return 'answered' in preview && preview.answered.refused > 0
}

/** The bar goes when nobody is ticked any more, and must not take the focus with it. */
function keepFocus({ people }: BulkWish): void {
  if (!document.activeElement?.closest('[data-bulk-bar]')) return
  const [first] = 'ids' in people ? people.ids : []
  if (first !== undefined) focusRow(first)
}

function focusRow(id: string): void {
  const name = document.querySelector<HTMLElement>(`tr[data-user="${CSS.escape(id)}"] th a`)
  const place = name ?? document.querySelector<HTMLElement>('main h1')
  place?.focus({ preventScroll: true })
}
