import { expect, test } from 'vitest'
import { startPortal } from '../../start-portal.ts'
import { testPlace } from '../../testing/test-database.ts'
import { readSettings } from '../configuration/read-settings.ts'

test('R89: metrics stand on a loopback port of their own and name route templates, no people', async () => {
  await using place = await testPlace()
  const environment = {
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  }
  const portal = await startPortal({ settings: readSettings(environment), applications: [] })
  try {
    await fetch(`${portal.address}/api/auth/registration/testusernameavailability/somebody_1`)
    const metrics = await fetch(`http://127.0.0.1:${portal.metricsPort}/metrics`).then((answer) => answer.text())
    const route = '/api/auth/registration/testusernameavailability/:username'
    expect(metrics).toContain(`portal_request_duration_seconds_count{method="GET",route="${route}",status="200"} 1`)
    expect(metrics).not.toContain('somebody_1')
    expect((await fetch(`${portal.address}/metrics`)).status).toBe(404)
  } finally {
    await portal.stop()
  }
})
