/** The applications of this portal in the browser, by key; `assembly/agreement.ts` compares the list with the server's. */
import { manuredelivery } from '@workspace/manuredelivery/web'
import { peatsale } from '@workspace/peatsale/web'
import type { WebApplication } from '@workspace/portal/web'

export const webApplications = { peatsale, manuredelivery } as const satisfies Record<string, WebApplication>
