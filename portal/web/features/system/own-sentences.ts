/** What the lines of applications tell in the event log, each in its application's own words. */
import type { AuditLine } from '../../../contract/audit/calls.ts'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import type { AuditSentences, WebApplications } from '../../kernel/applications/web-application.ts'
import type { Arrival } from '../../kernel/texts/arrival.ts'
import { fetched } from '../../kernel/texts/arrival.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { useArrival } from '../../kernel/texts/text-provider.tsx'

export type SentencesByKey = Readonly<Record<string, AuditSentences | undefined>>

const arrivals = new WeakMap<WebApplications, Arrival<SentencesByKey>>()

/** Suspends until all have come; an application whose words do not come leaves its lines with their plain names. */
export function useOwnSentences(): SentencesByKey {
  const known = useKnownApplications()
  const arrival = arrivals.get(known) ?? fetched(() => sentencesOf(known))
  arrivals.set(known, arrival)
  return useArrival(arrival)
}

async function sentencesOf(known: WebApplications): Promise<SentencesByKey> {
  const all = Object.entries(known).map(
    async ([key, { auditSentences }]) => [key, await auditSentences?.().catch(() => undefined)] as const,
  )
  return Object.fromEntries(await Promise.all(all))
}

/** Stored as `<key>.<action>`; undefined for a line of the portal's, and for one that nobody here has words for. */
export function ownSentence(
  { action, details }: Pick<AuditLine, 'action' | 'details'>,
  sentences: SentencesByKey,
  language: Language,
): string | undefined {
  const [key = '', name = ''] = action.split('.')
  const own = Object.hasOwn(sentences, key) ? sentences[key]?.[language] : undefined
  return own !== undefined && Object.hasOwn(own, name) ? own[name]?.(details) : undefined
}
