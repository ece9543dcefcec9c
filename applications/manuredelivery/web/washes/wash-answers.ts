import { readCarrier, searchWashes } from '../../contract/carriers/calls.ts'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'

/** What a wash makes old. */
export const washAnswers = [searchWashes, readCarrier, readDriverDay, readConsignment]
