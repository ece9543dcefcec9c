/** What each person may hear of applications, as they say themselves. */

import type { Kysely } from 'kysely'
import type { Application, ApplicationManifest, PersonCard } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import { personCard } from '../accounts/person-cards.ts'
import type { Database, NoTables } from '../database/database.ts'
import { withoutTables } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Log } from '../log/log.ts'
import { isOpenTo } from '../registers/application-store.ts'
import type { StoredEvent } from './event-store.ts'

/** What live events need to know of a mounted application. */
export interface ApplicationWithChannels {
  readonly manifest: Pick<ApplicationManifest, 'key' | 'groups'>
  /** The channels that the person may hear now. */
  channelsFor?(reader: Kysely<NoTables>, person: PersonCard): Promise<readonly string[]>
}

export interface ChannelParts {
  readonly database: Database<PortalTables>
  readonly log: Log
  readonly applications: readonly ApplicationWithChannels[]
  /** A person hears a module's topic who has its channel in an application that he or she sees. */
  readonly modules: readonly { readonly key: string }[]
}

/** What one listener hears of applications: each is asked once. */
export interface HeardChannels {
  /** R66: none of an application that is not in use or not the person's to see, nor of one that fails to say. */
  of(event: StoredEvent, by: { account: Account; listed: readonly Application[] }): Promise<ReadonlySet<string>>
  /** Whether what is known says already that the event is not for this listener. */
  rulesOut(event: StoredEvent): boolean
}

const none: ReadonlySet<string> = new Set()

export function heardChannels({ database, log, applications, modules }: ChannelParts): HeardChannels {
  const known = new Map<string, ReadonlySet<string>>()
  const ask = async (key: string, account: Account): Promise<ReadonlySet<string>> => {
    const application = applications.find(({ manifest }) => manifest.key === key)
    if (!application?.channelsFor) return none
    const channels = await application.channelsFor(withoutTables(database.reading), personCard(account))
    known.set(key, new Set(channels))
    return new Set(channels)
  }
  const heardIn = async (key: string, account: Account): Promise<ReadonlySet<string>> =>
    known.get(key) ??
    ask(key, account).catch((fault: unknown) => {
      log.error('channels_failed', fault, { application: key })
      return none
    })
  const askedFor = (event: StoredEvent): readonly string[] => {
    const key = keyOf(event)
    return modules.some((module) => module.key === key) ? applications.map(({ manifest }) => manifest.key) : [key]
  }
  return {
    of: async (event, { account, listed }) => {
      if (event.audience !== 'channels') return none
      const open = askedFor(event).filter((key) => isOpenTo(listed, key, account))
      const heard = await Promise.all(open.map((key) => heardIn(key, account)))
      return heard.length === 1 ? (heard[0] ?? none) : new Set(heard.flatMap((channels) => [...channels]))
    },
    rulesOut: (event) => {
      if (event.audience !== 'channels') return false
      return askedFor(event).every((key) => {
        const channels = known.get(key)
        return channels !== undefined && !isOnOneOf(event, channels)
      })
    },
  }
}

export function isOnOneOf({ channels }: StoredEvent, heard: ReadonlySet<string>): boolean {
  return channels.some((channel) => heard.has(channel))
}

/** Whether the person's channels may be others after these events. */
export function changesChannelsOf({ id }: Account, news: readonly StoredEvent[]): boolean {
  return news.some(({ event, accountId }) => {
    if (event.kind === 'rights-changed') return accountId === id
    return (
      event.kind === 'data-changed' && isOfRights(event.topic) && (event.ids.length === 0 || event.ids.includes(id))
    )
  })
}

/** What applications keep of a person is saved with the person, and what they keep of companies renamed with them. */
function isOfRights(topic: string): boolean {
  return topic === 'users' || topic === 'companies' || topic.endsWith(':rights')
}

function keyOf({ event }: StoredEvent): string {
  return event.topic.split(':')[0] ?? ''
}
