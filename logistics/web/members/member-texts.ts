/** Texts of invitations: apart, since each screen that has any text would carry their line. */
import { dictionary } from '@workspace/portal/web'

const { useTexts, preload } = dictionary(
  { members: async () => (await import('../texts/fi/members.ts')).members },
  { members: async () => (await import('../texts/en/members.ts')).members },
)

export const useMemberTexts = () => useTexts('members')
export const preloadMemberTexts = (language: Parameters<typeof preload>[0]) => preload(language, ['members'])
