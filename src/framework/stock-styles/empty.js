// Stands in for a script that is left out of the bundle: see index.ts.
