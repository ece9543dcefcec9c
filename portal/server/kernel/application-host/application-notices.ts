import { selectPeople } from '../accounts/people.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { wordsOf } from '../notices/notice-words.ts'
import { newId } from '../secrets/random-secret.ts'
import type { ApplicationMail, ApplicationNotices } from './host.ts'

/** Notices and letters of one event: who is deactivated gets neither (platform.md 11). */
export function applicationNotices(
  { live, site }: Pick<PortalHost, 'live' | 'site'>,
  { manifest, letters = {}, notices = {} }: Pick<MountedApplication, 'manifest' | 'letters' | 'notices'>,
  mail: ApplicationMail,
): ApplicationNotices {
  const { key } = manifest
  return {
    notify: async (transaction, { to, about, actor = '', ...letter }) => {
      const { template, parameters, route, now } = letter
      const event = Object.keys(letters).find((name) => letters[name] === template) ?? ''
      const rule = notices[event]
      if (!rule) throw new Error(`${key} has no such notice`)
      const portal = withPortalTables(transaction)
      const people = await readersOf(portal, { people: to, application: key, event })
      if (people.length === 0) return
      const { siteTitle: title, supportEmail } = await site.settings()
      const common = {
        ...{ application: key, event, about_kind: about.kind, about_id: about.id },
        actor_id: await presentActor(portal, actor),
        words: JSON.stringify(wordsOf(template, parameters, { title, supportEmail })),
        route: `/${key}${route}`,
        created_at: now.toISOString(),
      }
      const rows = people.map(({ id }) => ({ ...common, id: newId(), account_id: id }))
      await portal.insertInto('notice').values(rows).execute()
      for (const { id, letter: choice } of people) {
        await live.publish(portal, { kind: 'data-changed', topic: 'notices', for: { to: 'person', id } })
        const isSent = rule.letter === 'required' || (rule.letter === 'choice' && choice !== 0)
        if (isSent) await mail.queue(transaction, { ...letter, to: { person: id } })
      }
    },
  }
}

/** In the order given, each once, without those who are not active; `letter` is 0 for who has chosen none. */
async function readersOf(
  portal: PortalTransaction,
  { people, application, event }: { people: readonly string[]; application: string; event: string },
): Promise<readonly { readonly id: string; readonly letter: number | null }[]> {
  const ids = [...new Set(people)]
  if (ids.length === 0) return []
  const rows = await selectPeople(portal)
    .leftJoin('notice_choice', (choice) =>
      choice
        .onRef('notice_choice.account_id', '=', 'account.id')
        .on('notice_choice.application', '=', application)
        .on('notice_choice.event', '=', event),
    )
    .select(['account.id', 'notice_choice.letter'])
    .where('account.id', 'in', ids)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

async function presentActor(portal: PortalTransaction, actor: string): Promise<string | null> {
  if (actor === '') return null
  const account = await selectPeople(portal).select('id').where('id', '=', actor).executeTakeFirst()
  return account?.id ?? null
}
