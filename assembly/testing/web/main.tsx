/** The browser's entry of an assembly with one application more. */
import { startPortal } from '@house/portal/web'
import { webApplications } from '../../web/applications.ts'
import { weighbridge } from '../weighbridge/web.tsx'

void startPortal({ applications: async () => ({ ...webApplications, weighbridge }), backendOrigin: '' })
