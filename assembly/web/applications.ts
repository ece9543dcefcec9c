/** The applications of this portal in the browser, by key; `assembly/agreement.ts` compares the list with the server's. */
import { manuredelivery } from '@house/manuredelivery/web'
import { peatsale } from '@house/peatsale/web'
import type { WebApplication } from '@house/portal/web'

export const webApplications = { peatsale, manuredelivery } as const satisfies Record<string, WebApplication>
