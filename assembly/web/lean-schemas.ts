/**
 * `zod/mini` as the browser gets it: schemas without a rule of their own are one and the same wherever they stand, since none
 * is ever changed. Of those that a start would make it makes half.
 */
import * as mini from 'zod/v4/mini'

export * from 'zod/v4/mini'

export const [string, boolean, int, number] = [
  shared(mini.string),
  shared(mini.boolean),
  shared(mini.int),
  shared(mini.number),
]

const nothing = mini.never()

export function strictObject(shape: mini.core.$ZodLooseShape, params?: Parameters<typeof mini.strictObject>[1]) {
  if (params !== undefined) return mini.strictObject(shape, params)
  return new mini.ZodMiniObject({ type: 'object', shape, catchall: nothing })
}

function shared<Params, Schema>(make: (params?: Params) => Schema): (params?: Params) => Schema {
  let plain: Schema | undefined
  return (params) => {
    if (params !== undefined) return make(params)
    plain ??= make()
    return plain
  }
}
