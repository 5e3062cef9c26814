/** Only colours the system has: the page follows its light, dark and high contrast by itself. */
export const KITCHEN_CSS = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
section { border-top: 1px solid GrayText; margin-top: 2rem; }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 0.75rem 0; }
label { display: grid; gap: 0.25rem; }
a, button, input, select { min-height: 2.75rem; }
nav a { align-content: center; }
button, input, select, textarea { font: inherit; }
button { padding: 0 1rem; }
textarea { min-width: min(24rem, 80vw); }
[role='region'] { overflow-x: auto; width: 100%; }
[role='status'] { border: 2px solid; padding: 0.75rem; }
table { border-collapse: collapse; min-width: 100%; }
th, td { border-bottom: 1px solid GrayText; padding: 0.5rem; text-align: start; vertical-align: top; }
td ul { list-style: none; margin: 0; padding: 0; }
td form { margin: 0; }
td input[type='number'] { width: 7rem; }
`
