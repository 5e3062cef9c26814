/** Only colours the system has: the pages follow its light, dark and high contrast by themselves. */
export const OPERATOR_CSS = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
section, article { border-top: 1px solid GrayText; margin-top: 2rem; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 0.75rem 0; }
label { display: grid; gap: 0.25rem; max-width: 100%; }
nav a, section > p > a { align-content: center; display: inline-block; min-height: 2.75rem; }
button, input, select { min-height: 2.75rem; }
button, input, select, textarea { box-sizing: border-box; font: inherit; max-width: 100%; }
button { padding: 0 1rem; }
textarea { width: 24rem; }
[role='status'] { border: 2px solid; padding: 0.75rem; }
.queue { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
.queue, .queue ul { list-style: none; margin: 0; padding: 0; }
.queue > li { border: 1px solid GrayText; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid GrayText; padding: 0.5rem 0.25rem; text-align: start; vertical-align: top; }
td input { width: 6rem; }
`
