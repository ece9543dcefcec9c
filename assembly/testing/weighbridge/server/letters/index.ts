import { lettersOf } from '@workspace/portal/server'
import { englishLetters } from './en.ts'
import { finnishLetters } from './fi.ts'

export const letters = lettersOf(finnishLetters, englishLetters)
