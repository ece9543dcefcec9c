import type { Application, Notice } from '../../../contract/own.ts'
import { portalCalls, unreadMost } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { personCard } from '../../kernel/accounts/person-cards.ts'
import type { NoticeTable } from '../../kernel/database/notice-tables.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import type { MountedApplication } from '../../kernel/host/mounted-application.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { keysetPage } from '../../kernel/lists/keyset-page.ts'
import { newestFirst, readPage } from '../../kernel/lists/page.ts'
import type { NoticeReader } from '../../kernel/notices/notice-event.ts'
import { noticeWords } from '../../kernel/notices/notice-words.ts'
import { isOpenTo } from '../../kernel/registers/application-store.ts'

const { countUnreadNotices, searchNotices, markNoticesRead, readNoticeChoices, saveNoticeChoice } = portalCalls

interface Reading {
  readonly portal: PortalHost
  readonly actor: Account
  readonly site: { readonly applications: readonly Application[] }
}

type Row = Omit<NoticeTable, 'read_at'> & { readonly read_at: string }

export const countUnreadNoticesHandler = handler(countUnreadNotices, async (context) => {
  const unread = ownNotices(context).where('read_at', '=', '').orderBy('created_at', 'desc').limit(unreadMost)
  return { unread: (await stillSeen(context, await unread.execute())).length }
})

export const searchNoticesHandler = handler(searchNotices, async (context, { unread, cursor }) => {
  const own = ownNotices(context)
  const asked = unread ? own.where('read_at', '=', '') : own
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(asked, { ...at, key: 'created_at', direction: 'desc' }).execute(),
    ({ created_at, id }) => ({ key: created_at, id }),
  )
  return { notices: (await stillSeen(context, page.rows)).map(noticeOf), cursor: page.cursor }
})

export const markNoticesReadHandler = writingHandler(markNoticesRead, {
  write: async ({ portal, actor, transaction, request }, { ids }) => {
    const unread = transaction
      .updateTable('notice')
      .set({ read_at: request.now.toISOString() })
      .where('account_id', '=', actor.id)
      .where('read_at', '=', '')
    const marked = await (ids ? unread.where('id', 'in', ids) : unread).returning('id').execute()
    if (marked.length === 0) throw nothingChanged(markNoticesRead, {})
    const told = { kind: 'data-changed', topic: 'notices', for: { to: 'person', id: actor.id } } as const
    await portal.live.publish(transaction, told)
    return {}
  },
})

export const readNoticeChoicesHandler = handler(readNoticeChoices, async (context) => {
  const { portal, actor } = context
  const chosen = await portal.database.reading
    .selectFrom('notice_choice')
    .select(['application', 'event', 'letter'])
    .where('account_id', '=', actor.id)
    .execute()
  const leavesOut = (application: string, event: string) =>
    chosen.some((each) => each.application === application && each.event === event && each.letter === 0)
  const choices = []
  for (const application of openApplications(context)) {
    const { roles } = await readerOf(context, application, [])
    const { key } = application.manifest
    for (const [event, { names, to, letter: rule }] of Object.entries(application.notices ?? {})) {
      if (!to.some((role) => roles.has(role))) continue
      const letter = rule === 'required' || (rule === 'choice' && !leavesOut(key, event))
      choices.push({ application: key, event, names: { ...names }, rule, letter })
    }
  }
  return { choices }
})

export const saveNoticeChoiceHandler = writingHandler(saveNoticeChoice, {
  write: async (context, { application: key, event, letter }, refuse) => {
    const { actor, transaction } = context
    const application = openApplications(context).find(({ manifest }) => manifest.key === key)
    const rule = Object.entries(application?.notices ?? {}).find(([name]) => name === event)?.[1].letter
    if (rule === undefined) throw refuse('not_found', { fields: ['event'] })
    if (rule !== 'choice') throw refuse('invalid_input', { fields: ['letter'] })
    const row = { account_id: actor.id, application: key, event, letter: letter ? 1 : 0 }
    await transaction
      .insertInto('notice_choice')
      .values(row)
      .onConflict((taken) => taken.columns(['account_id', 'application', 'event']).doUpdateSet({ letter: row.letter }))
      .execute()
    return {}
  },
})

function ownNotices({ portal, actor }: Reading) {
  return portal.database.reading.selectFrom('notice').selectAll().where('account_id', '=', actor.id)
}

/** GEN-14: the applications that are in use and the person's to see. */
function openApplications({ portal, actor, site }: Reading): readonly MountedApplication[] {
  return portal.applications.filter(({ manifest }) => isOpenTo(site.applications, manifest.key, actor))
}

/** Those that each application lets the person see now; those of an event that no application knows are left out. */
async function stillSeen(context: Reading, rows: readonly Row[]): Promise<readonly (Row & { urgent: boolean })[]> {
  const seen = new Map<string, boolean>()
  for (const application of openApplications(context)) {
    const own = rows.filter((row) => row.application === application.manifest.key)
    if (own.length === 0) continue
    const reader = await readerOf(context, application, own)
    for (const { id, event, about_id } of own) {
      const rule = application.notices?.[event]
      const isSeen = reader.seen.has(about_id) || (rule?.outlives === true && reader.roles.size > 0)
      if (rule && isSeen) seen.set(id, rule.urgent === true)
    }
  }
  return rows.flatMap((row) => {
    const urgent = seen.get(row.id)
    return urgent === undefined ? [] : [{ ...row, urgent }]
  })
}

const nothing: NoticeReader = { roles: new Set(), seen: new Set() }

/** An application that fails to say shows none of its notices; the others' are shown. */
async function readerOf(
  { portal, actor }: Reading,
  { manifest, noticeReader }: MountedApplication,
  rows: readonly Row[],
): Promise<NoticeReader> {
  const subjects = rows.map(({ about_kind: kind, about_id: id }) => ({ kind, id }))
  try {
    const reader = withoutTables(portal.database.reading)
    return (await noticeReader?.(reader, personCard(actor), subjects)) ?? nothing
  } catch (fault) {
    portal.log.error('notices_failed', fault, { application: manifest.key })
    return nothing
  }
}

function noticeOf({
  id,
  application,
  event,
  words,
  route,
  urgent,
  created_at,
  read_at,
}: Row & { urgent: boolean }): Notice {
  return { id, application, event, ...noticeWords(words), route, urgent, at: created_at, readat: read_at }
}
