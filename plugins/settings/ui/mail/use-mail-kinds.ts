import { useCall } from '@core/ui'

/** The kinds of mail that the company may have templates of; none until they are known. */
export const useMailKinds = () => useCall('get', '/api/mailtype', undefined, { freshMs: Infinity }).data ?? []
