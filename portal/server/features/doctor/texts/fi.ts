import { finnishSurroundings } from './fi-surroundings.ts'
import { finnishWork } from './fi-work.ts'
import type { Sentences } from './sentences.ts'

export const finnish: Sentences = { ...finnishSurroundings, ...finnishWork }
