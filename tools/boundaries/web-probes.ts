/** Browser sides of an application that leave out words which they owe. */
const webFace = `import type { OwnRefusalOf, RefusalTexts, WebApplication } from '@workspace/portal/web'
import { lazyTexts } from '@workspace/portal/web'
import { applicationCalls } from '@workspace/portal/contract'
import * as z from 'zod/mini'

const firstCall = applicationCalls({ key: 'first', roles: ['office'], refusals: { sold_out: 409 } })
const call = firstCall({
  name: 'reach',
  path: '/reach',
  roles: ['office'],
  input: z.object({}),
  output: {},
  refusals: ['sold_out'],
})
type Own = OwnRefusalOf<{ reach: typeof call }>
`

export const webProbes = [
  {
    guard: 'web',
    refusal: 'TS2741',
    file: 'applications/first/web/without-english-refusal.ts',
    content: `${webFace}export const texts: RefusalTexts<Own> = { fi: { sold_out: 'Loppunut.' }, en: {} }
export type First = WebApplication<Own>
void lazyTexts
`,
  },
  {
    guard: 'web',
    refusal: 'TS2322',
    file: 'applications/first/web/without-refusals.ts',
    content: `${webFace}export type Texts = RefusalTexts<Own>
export const first: WebApplication<Own> = {
  manifest: { key: 'first', names: { fi: '', en: '' }, primaryCompany: '', groups: [], userTypes: [] },
  Icon: () => null,
  screens: [],
}
void lazyTexts
`,
  },
] as const
