const rays = [0, 45, 90, 135, 180, 225, 270, 315]
const panels = [0, 19, 38, 57, 76]

/** A half-timbered house with the work that is offered: what stands above a customer page without a picture. */
export function HouseDrawing() {
  return (
    <svg className="portal-house" viewBox="0 0 790 206" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="portal-house-ground" y="176" width="790" height="30" />
      <g className="portal-house-tree">
        <path d="M222 176v-20a18.500 20 0 0 1 37 0v20z" />
        <path d="M240.500 154v24" />
      </g>
      <g className="portal-house-sun" transform="translate(532 52)">
        <circle r="20" />
        {rays.map(turn => (
          <path key={turn} d="M27 0h8" transform={`rotate(${turn})`} />
        ))}
      </g>
      <path className="portal-house-wall" d="M303 106 390 40l87 66v74H303z" />
      <path className="portal-house-insulation" d="M303 182h174v8H303z" />
      <g className="portal-house-beams">
        <path d="M303 106v72h174v-72M303 132h174M390 34v98M346 132l44-60 44 60M303 132l42-55M477 132l-42-55" />
        <path d="M378 178v-34h24v34" />
        <path d="M323 144h26v20h-26zM431 144h26v20h-26z" />
        <path className="portal-house-roof" d="M279 106 390 28l111 78" />
        <path d="M509 144h42v34h-42zM544 150v16" />
        <path d="M518 161a8.500 8.500 0 1 1 17 0a8.500 8.500 0 1 1-17 0zM526.500 152.500v17M518 161h17" />
      </g>
      <path className="portal-house-pipe" d="M478 148h14v17h17" />
      <g className="portal-house-panels" transform="translate(401 26) rotate(35)">
        {panels.map(x => (
          <rect key={x} x={x} width="18" height="9" />
        ))}
      </g>
    </svg>
  )
}
