/** What the page says of the company in its path, before anything was asked. */
export interface CompanyInPage {
  name: string
  phone: string | null
  email: string | null
  logo: string | null
}

/** The company that the address of the page names; null where it names none. */
export function companyInPage(): CompanyInPage | null {
  const text = globalThis.document?.getElementById('company')?.textContent
  return text ? (JSON.parse(text) as CompanyInPage) : null
}
