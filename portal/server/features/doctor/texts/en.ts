import { englishSurroundings } from './en-surroundings.ts'
import { englishWork } from './en-work.ts'

export const english = { ...englishSurroundings, ...englishWork }
