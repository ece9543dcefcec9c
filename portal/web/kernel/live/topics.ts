/** Which answers a change of a list makes old. */
import type { Call } from '../../../contract/call.ts'
import type { administrationCalls, portalCalls } from '../../../contract/calls.ts'
import type { PortalTopic } from '../../../contract/live/live-event.ts'

type CallName = keyof typeof portalCalls | keyof typeof administrationCalls

/** Names alone, so that the schemas of the calls do not come with them. */
const callsOfTopics: Readonly<Record<PortalTopic, readonly CallName[]>> = {
  users: ['searchUsers', 'readUser', 'readUserHistory', 'readOwnEmailState', 'readFrontPage'],
  applicationpeople: ['searchApplicationPeople'],
  companies: [
    'searchApplicationPeople',
    'readCompanyUse',
    'readTransportCompanies',
    'searchUsers',
    'readUser',
    'readFrontPage',
  ],
  applications: ['readApplications', 'readApplicationUse', 'readFrontPage'],
  feedback: ['searchFeedback', 'readSystemState', 'readFrontPage'],
  letters: ['searchLetters', 'readSystemState', 'readFrontPage'],
  notices: ['countUnreadNotices', 'searchNotices'],
}

/** An application's topics by their own names, those of a module as `<key>:<name>`, each with the calls to invalidate. */
export type ApplicationTopics = Readonly<Record<string, readonly Pick<Call, 'name'>[]>>

/** The applications by key; fetched when the first event of one comes. */
export type TopicsOfApplications = () => Promise<
  Readonly<Record<string, { readonly topics?: () => Promise<ApplicationTopics> }>>
>

/** Names of the calls to invalidate. Unknown topics invalidate nothing. */
export async function callsOf(
  topics: readonly string[],
  applications: TopicsOfApplications,
): Promise<ReadonlySet<unknown>> {
  const names = await Promise.all(topics.map((topic) => callsOfTopic(topic, applications)))
  return new Set(names.flat())
}

async function callsOfTopic(topic: string, applications: TopicsOfApplications): Promise<readonly string[]> {
  const own: Readonly<Record<string, readonly string[]>> = callsOfTopics
  const [key = '', name] = topic.split(':')
  if (name === undefined) return found(own, topic) ?? []
  try {
    const all = await applications()
    const application = found(all, key)
    // Every application may name a module's topic. Where its code does not load, none of its screens has loaded, either.
    const named = await Promise.all(
      (application ? [application] : Object.values(all)).map(({ topics }) => topics?.().catch(() => ({}))),
    )
    return named
      .flatMap((each) => (each && found<ApplicationTopics[string]>(each, application ? name : topic)) ?? [])
      .map((call) => call.name)
  } catch {
    return []
  }
}

/** `toString` is no topic. */
function found<Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined
}
