/** What a service of addresses answers to one question. */
export type Answers = (asked: URLSearchParams) => Response | Promise<Response>

/** A real service on this machine that hears every question and answers as it is told. */
export function addressService(answers: Answers) {
  const asked: URLSearchParams[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const question = new URL(request.url).searchParams
      asked.push(question)
      return answers(question)
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}/search?key=geheim`,
    asked,
    stop: () => server.stop(true),
  }
}

/** Houses as PDOK writes them: name of the street, number with what follows it, town, east, north. */
export type House = readonly [street: string, house: string, town: string, lng: number, lat: number]

/** What PDOK answers when it finds these. */
export const pdokAnswer = (...houses: readonly House[]) =>
  Response.json({
    response: {
      numFound: houses.length,
      docs: houses.map(([straatnaam, huis_nlt, woonplaatsnaam, lng, lat]) => ({
        straatnaam,
        huis_nlt,
        woonplaatsnaam,
        centroide_ll: `POINT(${lng} ${lat})`,
      })),
    },
  })
