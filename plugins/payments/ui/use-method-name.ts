import { useT } from '@core/ui'

/** Ways of paying that have the same name in every language. */
const BRANDS: Readonly<Record<string, string>> = { ideal: 'iDEAL', bancontact: 'Bancontact', paypal: 'PayPal' }

/** What a way of paying is called; what we have no name for is called as the service does. */
export function useMethodName(): (method: string) => string {
  const t = useT('payments')
  return method => {
    if (method === 'creditcard' || method === 'banktransfer') return t(`method.${method}`)
    return BRANDS[method] ?? method
  }
}
