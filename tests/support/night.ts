/** Whether this is `npm run test:all`, where unit tests look at everything that a daily run samples. */
export const isNight = process.env.TEST_ALL === 'yes';
