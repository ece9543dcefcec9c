/** The browser's entry: the portal with this assembly's applications. */
import { startPortal } from '@house/portal/web'
import { webApplications } from './applications.ts'

/** CALL-01: an operator whose backend is elsewhere names its origin in the page, and in the server's list of origins. */
const backend = document.querySelector<HTMLMetaElement>('meta[name="backend-origin"]')

void startPortal({ applications: webApplications, backendOrigin: backend?.content ?? '' })
