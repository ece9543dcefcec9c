/** The measurement sources of energy monitoring: fixed data that both sides import (ENERGY-20). */

/** ENERGY-09, in its order: the order gives the ids. */
export const measurementNames = [
  'totalenergy_kwh',
  'totalenergy_kwh_pos',
  'totalenergy_kwh_neg',
  'totalenergy_kvarh',
  'totalenergy_kvarh_pos',
  'totalenergy_kvarh_neg',
  'totalpower_w',
  'totalpower_va',
  'totalpower_kva',
  'totalpower_kvar',
  'voltage_phase1',
  'voltage_phase2',
  'voltage_phase3',
  'current_phase1',
  'current_phase2',
  'current_phase3',
  'power_phase1',
  'maxcurrent_phase1',
  'powerfactor_phase1',
  'powerfactor_sum',
  'frequency_ac',
  'voltage_ac',
  'voltage_dc',
  'current_ac',
  'current_dc',
  'consumption',
  'cumulative_consumption',
] as const
export type MeasurementName = (typeof measurementNames)[number]

/** ENERGY-10 to 13, in the order of the ids. */
export const consumptionDevices = [
  'orex',
  'rupukone1',
  'rupukone2',
  'jauhin',
  'tuotanto',
  'kompressori',
  'uretointi1',
  'uretointi2',
  'leonardo',
] as const
export const inverters = ['fronius1', 'fronius2', 'fronius3', 'fronius4'] as const
export type MeasurementDevice =
  | 'windmill'
  | (typeof consumptionDevices)[number]
  | (typeof inverters)[number]
  | 'froniusall'
  | 'orexgas'

export type MeasurementGroup = 'windmill' | 'gavazziprod' | 'fronius' | 'orexgas'

export type Measurement = {
  readonly name: `${MeasurementDevice}_${MeasurementName}`
  readonly measname: MeasurementName
  readonly device: MeasurementDevice
  readonly multiplier: 1 | 0.001
  readonly measid: number
}

export type MeasurementSource = {
  readonly clientname: MeasurementGroup
  readonly multipledevices: boolean
  readonly type: 'production' | 'consumption'
  readonly readinterval: typeof readInterval
  readonly measurements: readonly Measurement[]
}

/** ENERGY-07. */
export const readInterval = 60

const meterNames = measurementNames.slice(0, 20)
const windmillNames = meterNames.filter((name) => name !== 'power_phase1' && name !== 'maxcurrent_phase1')
const inverterNames = [
  'totalenergy_kwh',
  'totalpower_w',
  'frequency_ac',
  'voltage_ac',
  'voltage_dc',
  'current_ac',
  'current_dc',
] as const

/** ENERGY-15 and 16: the first id of each device's own row. */
export const measurementSources: readonly MeasurementSource[] = [
  {
    clientname: 'windmill',
    multipledevices: false,
    type: 'production',
    readinterval: readInterval,
    measurements: measurementsOf('windmill', windmillNames, 4713),
  },
  {
    clientname: 'gavazziprod',
    multipledevices: true,
    type: 'consumption',
    readinterval: readInterval,
    measurements: consumptionDevices.flatMap((device, index) => measurementsOf(device, meterNames, 4731 + 20 * index)),
  },
  {
    clientname: 'fronius',
    multipledevices: true,
    type: 'production',
    readinterval: readInterval,
    measurements: [
      ...inverters.flatMap((device, index) => measurementsOf(device, inverterNames, 4911 + 7 * index)),
      ...measurementsOf('froniusall', ['totalenergy_kwh', 'totalpower_w'], 4939),
    ],
  },
  {
    clientname: 'orexgas',
    multipledevices: false,
    type: 'consumption',
    readinterval: readInterval,
    measurements: measurementsOf('orexgas', ['consumption', 'cumulative_consumption'], 4941),
  },
]

function measurementsOf(
  device: MeasurementDevice,
  names: readonly MeasurementName[],
  firstId: number,
): readonly Measurement[] {
  return names.map((measname, index) => ({
    name: `${device}_${measname}`,
    measname,
    device,
    multiplier: multiplierOf(measname),
    measid: firstId + index,
  }))
}

/** ENERGY-17: such devices report Wh, varh, VA and var. */
function multiplierOf(name: MeasurementName): 1 | 0.001 {
  return /_(kwh|kvarh|kva|kvar)/.test(name) ? 0.001 : 1
}
