import type * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import {
  $ZodArray,
  $ZodDiscriminatedUnion,
  $ZodObject,
  $ZodObjectJIT,
  $ZodOptional,
  $ZodUnion,
  $ZodXor,
  parse,
} from 'zod/v4/core'

/**
 * Parses like the schema itself, only faster: on Zod's own compiled objects, which `zod/mini` leaves out to stay small
 * in the browser. Made once for a schema that every request goes through (docs/performance.md).
 */
export function compiledParse<Output>(schema: z.ZodMiniType<Output>): (value: unknown) => Output {
  const compiled = compiledSchema(schema) as $ZodType<Output>
  return (value) => parse(compiled, value)
}

function compiledSchema(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, compiledSchema(field)])
    return new $ZodObjectJIT({ ...schema._zod.def, shape: Object.fromEntries(fields) })
  }
  if (schema instanceof $ZodArray) {
    return new $ZodArray({ ...schema._zod.def, element: compiledSchema(schema._zod.def.element) })
  }
  if (schema instanceof $ZodOptional) {
    return new $ZodOptional({ ...schema._zod.def, innerType: compiledSchema(schema._zod.def.innerType) })
  }
  if (isPlainUnion(schema)) {
    return new $ZodUnion({ ...schema._zod.def, options: schema._zod.def.options.map(compiledSchema) })
  }
  return schema
}

function isPlainUnion(schema: $ZodType): schema is $ZodUnion {
  return schema instanceof $ZodUnion && !(schema instanceof $ZodDiscriminatedUnion || schema instanceof $ZodXor)
}
