/** The browser's entry: the portal with this assembly's applications. */
import { startPortal } from '@workspace/portal/web'
import './first-screen.css'

/** CALL-01: the build writes it into the page when `BACKEND_ORIGIN` says that the backend is elsewhere. */
const backend = document.querySelector<HTMLMetaElement>('meta[name="backend-origin"]')

void startPortal({
  applications: async () => (await import('./applications.ts')).webApplications,
  backendOrigin: backend?.content ?? '',
})
