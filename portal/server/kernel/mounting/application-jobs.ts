import type { PortalHost } from '../host/portal-host.ts'
import { jobName } from './job-name.ts'
import type { ServerApplication } from './server-application.ts'

/** The jobs of the mounted applications, beside the portal's own. */
export function scheduleApplicationJobs(portal: PortalHost, applications: readonly ServerApplication[]): void {
  for (const { manifest, jobs } of applications) {
    for (const { name: job, every, run } of jobs ?? []) {
      const name = jobName(manifest.key, job)
      portal.jobs.add({ name, every, run: () => run(portal, portal.clock.now()) })
    }
  }
}
