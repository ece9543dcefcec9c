/** The browser's entry: the portal with this assembly's applications. */
import { startPortal } from '@house/portal/web'

/** CALL-01: an operator whose backend is elsewhere names its origin in the page, and in the server's list of origins. */
const backend = document.querySelector<HTMLMetaElement>('meta[name="backend-origin"]')

void startPortal({
  applications: async () => (await import('./applications.ts')).webApplications,
  backendOrigin: backend?.content ?? '',
})
