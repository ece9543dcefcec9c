/** Fields of the portal's addresses, on one line. */
import { City, isOneLine, PostalCode, StreetAddress, Telephone } from '@workspace/portal/contract'

export const StreetLine = StreetAddress.check(isOneLine)
export const CityLine = City.check(isOneLine)
export const PostalLine = PostalCode.check(isOneLine)
export const TelephoneLine = Telephone.check(isOneLine)
