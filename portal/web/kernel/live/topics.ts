/** Which answers a change of a list makes old. */
import type { administrationCalls, portalCalls } from '../../../contract/calls.ts'

type CallName = keyof typeof portalCalls | keyof typeof administrationCalls

/** Names alone, so that the schemas of the calls do not come with them. */
const callsOfTopics: Readonly<Record<string, readonly CallName[]>> = {
  users: ['searchUsers', 'readUser', 'readUserHistory', 'readFrontPage'],
  manurepeople: ['searchManurePeople'],
  companies: [
    'searchManurePeople',
    'readCompanyUse',
    'readTransportCompanies',
    'searchUsers',
    'readUser',
    'readFrontPage',
  ],
  applications: ['readApplications', 'readApplicationUse', 'readFrontPage'],
  feedback: ['searchFeedback', 'readSystemState', 'readFrontPage'],
  letters: ['searchLetters', 'readSystemState', 'readFrontPage'],
}

/** Of a topic that nobody here knows, such as an application's list, every answer may be old. */
export function isOfTopics(call: unknown, topics: readonly string[]): boolean {
  return topics.some((topic) => callsOfTopics[topic]?.some((name) => name === call) ?? true)
}
