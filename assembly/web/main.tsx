/** Starts the portal in the browser: takes over the prerendered login, or draws whatever the address asks for. */
import '@house/portal/web/styles'
import type { Language } from '@house/portal/web'
import { startPortal } from '@house/portal/web'
import { webApplications } from './applications.ts'

void startPortal({ applications: webApplications })
