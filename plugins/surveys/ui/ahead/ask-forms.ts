import { call } from '@core/ui'

/** Which forms there are and what they ask, so that one can be begun on the road. */
export default async function askForms(): Promise<void> {
  await call('get', '/api/company/getverticals')
  await call('get', '/api/company/getverticalversions')
  await call('get', '/api/company/getverticaldatafields')
}
