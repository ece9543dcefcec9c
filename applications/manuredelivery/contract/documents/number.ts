/** Numbers of Lanta-appi (lanta-appi 2.4). Sequences are of the year that it is in Finland. */
interface Running {
  readonly year: number
  readonly running: number
}

/** `LA-26-00017`: one sequence a year over all companies. */
export function requestNumber(of: Running): string {
  return `LA-${inYear(of)}`
}

/** `LA-26-00017-2`: the running number of a request is never used twice. */
export function consignmentNumber(request: string, running: number): string {
  return `${request}-${running}`
}

/** `LA-26-X7-004`: each person's unplanned consignments have a series of their own. */
export function unplannedNumber({ year, series, running }: Running & { readonly series: number }): string {
  return `LA-${String(year).slice(-2)}-X${series}-${String(running).padStart(3, '0')}`
}

/** `KUN-26-00412`: one sequence a year and plant. */
export function ticketNumber(plant: string, of: Running): string {
  return `${plant}-${inYear(of)}`
}

function inYear({ year, running }: Running): string {
  return `${String(year).slice(-2)}-${String(running).padStart(5, '0')}`
}
