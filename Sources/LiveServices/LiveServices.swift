// LiveServices
