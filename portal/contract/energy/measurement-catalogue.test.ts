import { expect, test } from 'vitest'
import { graphColours } from './graph-colours.ts'
import { consumptionDevices, inverters, measurementNames, measurementSources } from './measurement-catalogue.ts'

const measurements = measurementSources.flatMap((source) => source.measurements)

function sourceOf(group: string) {
  const source = measurementSources.find(({ clientname }) => clientname === group)
  if (source === undefined) throw new Error(`no source ${group}`)
  return source
}

function devicesOf(group: string): string[] {
  return [...new Set(sourceOf(group).measurements.map(({ device }) => device))]
}

function idsOf(device: string): [first: number, last: number] {
  const ids = measurements.filter((measurement) => measurement.device === device).map(({ measid }) => measid)
  return [Math.min(...ids), Math.max(...ids)]
}

function namesOf(device: string): string[] {
  return measurements.filter((measurement) => measurement.device === device).map(({ measname }) => measname)
}

test('ENERGY-01: windmill is production of one device', () => {
  expect(sourceOf('windmill')).toMatchObject({ type: 'production', multipledevices: false })
})

test('ENERGY-02: gavazziprod is consumption of several devices', () => {
  expect(sourceOf('gavazziprod')).toMatchObject({ type: 'consumption', multipledevices: true })
})

test('ENERGY-03: fronius is production of several devices', () => {
  expect(sourceOf('fronius')).toMatchObject({ type: 'production', multipledevices: true })
})

test('ENERGY-04: orexgas is consumption of one device', () => {
  expect(sourceOf('orexgas')).toMatchObject({ type: 'consumption', multipledevices: false })
})

test('ENERGY-05: each source has a client name, the flag, a type, a read interval and measurements', () => {
  expect(measurementSources.map(({ clientname }) => clientname)).toEqual([
    'windmill',
    'gavazziprod',
    'fronius',
    'orexgas',
  ])
  for (const source of measurementSources) {
    expect(Object.keys(source).toSorted()).toEqual([
      'clientname',
      'measurements',
      'multipledevices',
      'readinterval',
      'type',
    ])
    expect(source.measurements.length).toBeGreaterThan(0)
  }
})

test('ENERGY-06: a measurement is named by its device and what is measured, and the name is unique', () => {
  for (const measurement of measurements) {
    expect(measurement.name).toBe(`${measurement.device}_${measurement.measname}`)
    expect(Object.keys(measurement).toSorted()).toEqual(['device', 'measid', 'measname', 'multiplier', 'name'])
  }
  expect(new Set(measurements.map(({ name }) => name)).size).toBe(measurements.length)
})

test('ENERGY-07: every source is read at intervals of 60', () => {
  expect(measurementSources.map(({ readinterval }) => readinterval)).toEqual([60, 60, 60, 60])
})

test('ENERGY-08: multipliers are 1 or 0.001', () => {
  expect(new Set(measurements.map(({ multiplier }) => multiplier))).toEqual(new Set([1, 0.001]))
})

/** As the requirement writes them: what a device reports is found by these very names. */
const writtenNames =
  'totalenergy_kwh totalenergy_kwh_pos totalenergy_kwh_neg totalenergy_kvarh totalenergy_kvarh_pos ' +
  'totalenergy_kvarh_neg totalpower_w totalpower_va totalpower_kva totalpower_kvar voltage_phase1 voltage_phase2 ' +
  'voltage_phase3 current_phase1 current_phase2 current_phase3 power_phase1 maxcurrent_phase1 powerfactor_phase1 ' +
  'powerfactor_sum frequency_ac voltage_ac voltage_dc current_ac current_dc consumption cumulative_consumption'

test('ENERGY-09: the 27 measurement names, each used', () => {
  expect(measurementNames).toHaveLength(27)
  expect(measurementNames.join(' ')).toBe(writtenNames)
  expect(new Set(measurements.map(({ measname }) => measname))).toEqual(new Set(measurementNames))
})

test('ENERGY-10: the device of windmill is windmill', () => {
  expect(devicesOf('windmill')).toEqual(['windmill'])
})

test('ENERGY-11: the nine consumption devices', () => {
  expect(devicesOf('gavazziprod')).toEqual([
    'orex',
    'rupukone1',
    'rupukone2',
    'jauhin',
    'tuotanto',
    'kompressori',
    'uretointi1',
    'uretointi2',
    'leonardo',
  ])
})

test('ENERGY-12: the five production devices', () => {
  expect(devicesOf('fronius')).toEqual(['fronius1', 'fronius2', 'fronius3', 'fronius4', 'froniusall'])
})

test('ENERGY-13: the device of orexgas is orexgas', () => {
  expect(devicesOf('orexgas')).toEqual(['orexgas'])
})

test('ENERGY-14: 230 ids from 4713 to 4942, none missing, none twice', () => {
  const every = Array.from({ length: 230 }, (_, index) => 4713 + index)
  expect(measurements.map(({ measid }) => measid)).toEqual(every)
})

test('ENERGY-15: the ids and names of the windmill and the consumption devices', () => {
  const first20 = writtenNames.split(' ').slice(0, 20)
  expect(idsOf('windmill')).toEqual([4713, 4730])
  expect(namesOf('windmill')).toEqual(first20.filter((name) => !['power_phase1', 'maxcurrent_phase1'].includes(name)))
  expect(consumptionDevices.map(idsOf)).toEqual([
    [4731, 4750],
    [4751, 4770],
    [4771, 4790],
    [4791, 4810],
    [4811, 4830],
    [4831, 4850],
    [4851, 4870],
    [4871, 4890],
    [4891, 4910],
  ])
  for (const device of consumptionDevices) expect(namesOf(device)).toEqual(first20)
})

test('ENERGY-16: the ids and names of solar power and gas', () => {
  const ofAnInverter = 'totalenergy_kwh totalpower_w frequency_ac voltage_ac voltage_dc current_ac current_dc'.split(
    ' ',
  )
  expect(inverters.map(idsOf)).toEqual([
    [4911, 4917],
    [4918, 4924],
    [4925, 4931],
    [4932, 4938],
  ])
  for (const device of inverters) expect(namesOf(device)).toEqual(ofAnInverter)
  expect([idsOf('froniusall'), namesOf('froniusall')]).toEqual([
    [4939, 4940],
    ['totalenergy_kwh', 'totalpower_w'],
  ])
  expect([idsOf('orexgas'), namesOf('orexgas')]).toEqual([
    [4941, 4942],
    ['consumption', 'cumulative_consumption'],
  ])
})

test('ENERGY-17: what is reported in Wh, varh, VA and var is multiplied by 0.001, the rest by 1', () => {
  const reduced = measurements.filter(({ multiplier }) => multiplier === 0.001).map(({ measname }) => measname)
  expect([...new Set(reduced)]).toEqual([
    'totalenergy_kwh',
    'totalenergy_kwh_pos',
    'totalenergy_kwh_neg',
    'totalenergy_kvarh',
    'totalenergy_kvarh_pos',
    'totalenergy_kvarh_neg',
    'totalpower_kva',
    'totalpower_kvar',
  ])
})

test('CONST-09: graph colours are #61b939, red and black', () => {
  expect(graphColours).toEqual({ ok: '#61b939', error: 'red', default: 'black' })
})
