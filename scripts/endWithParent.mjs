// Loaded ahead of a program that a script starts: when the script ends, even by `kill -9`, the program is told to end.
if (process.channel) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
