import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { xmlText } from '../domain/xml-text'
import { RegisterUnreachable, type VatRegister } from './vat-register'

const ENDPOINT = 'https://ec.europa.eu/taxation_customs/vies/rest-api/'
/** Milliseconds that an answer may take: somebody waits for it to send an invoice. */
const TIMEOUT_MS = 6_000

const answerSchema = t.Object({
  isValid: t.Boolean(),
  userError: t.String(),
  name: t.Optional(t.String()),
  address: t.Optional(t.String()),
  requestIdentifier: t.Optional(t.String()),
})

/** What the register says when it does not know: a country of which nothing is told, or a part of the answer that is not there. */
const UNSAID = '---'
const said = (text: string | undefined, most = 500): string | null => {
  const plain = xmlText(text ?? '')
  return plain && plain !== UNSAID ? plain.slice(0, most) : null
}

/** The register of the European Union (VIES), which asks that of the country. */
export function vies(endpoint: string = ENDPOINT): VatRegister {
  return {
    async look({ country, digits }, asker) {
      const path = `ms/${country}/vat/${encodeURIComponent(digits)}`
      const query = asker
        ? `?${new URLSearchParams({ requesterMemberStateCode: asker.country, requesterNumber: asker.digits })}`
        : ''
      const answered = await fetch(`${endpoint}${path}${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
      }).catch(error => {
        throw new RegisterUnreachable(error instanceof Error ? error.message : String(error))
      })
      const told = await answered.json().catch(() => null)
      if (!answered.ok || !Value.Check(answerSchema, told)) throw new RegisterUnreachable(String(answered.status))
      // The register of a country may be down while that of the Union answers: only these two are a verdict.
      if (!told.isValid && told.userError !== 'INVALID') throw new RegisterUnreachable(told.userError)
      return {
        valid: told.isValid,
        name: said(told.name),
        address: said(told.address),
        consultation_number: said(told.requestIdentifier, 64),
      }
    },
  }
}
